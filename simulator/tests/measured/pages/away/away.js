Page({
  data: { ticks: 0 },
  onLoad() {
    this.setData({ unseen: 1 })
    setInterval(() => this.setData({ ticks: this.data.ticks + 1 }), 100)
    this.stopped = setInterval(() => {}, 70)
    setTimeout(() => {}, 60000)
    setTimeout(() => {}, 10)
  },
  onUnload() {
    clearInterval(this.stopped)
  },
})
