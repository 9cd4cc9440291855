Component({
  properties: { title: { type: String, value: '' } },
  data: { picks: 0, inside: { deep: ['x', 'y'] } },
  methods: {
    pick() {
      this.setData({ picks: this.data.picks + 1 })
      this.triggerEvent('pick', { picks: this.data.picks })
    },
    times(a, b) {
      return a * b
    },
  },
})
