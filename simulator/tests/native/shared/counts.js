module.exports = Behavior({
  properties: { step: { type: Number, value: 1 } },
  data: { count: 0, born: 'behavior' },
  lifetimes: {
    attached() {
      getApp().globalData.told.push('behavior attached')
    },
  },
  methods: {
    up() {
      this.setData({ count: this.data.count + this.properties.step })
      return this.data.count
    },
  },
})
