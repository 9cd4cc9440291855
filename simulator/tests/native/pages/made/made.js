// a page can be made by Component, too
Component({
  properties: { from: String },
  data: { seen: [] },
  lifetimes: {
    attached() {
      this.setData({ seen: [...this.data.seen, 'attached'] })
    },
  },
  methods: {
    onLoad(query) {
      this.setData({ seen: [...this.data.seen, `onLoad ${query.from}`] })
    },
    onShow() {
      this.setData({ seen: [...this.data.seen, 'onShow'] })
    },
  },
})
