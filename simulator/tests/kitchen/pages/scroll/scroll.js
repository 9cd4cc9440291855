Page({
  data: { heard: [], top: 0, into: '', current: 0, triggered: false, played: 0, last: null, animation: null },
  heard({ type, currentTarget, detail }) {
    this.setData({ heard: [...this.data.heard, { type, id: currentTarget.id, detail }] })
  },
  scrolled({ detail }) {
    this.setData({ last: detail })
  },
  refreshing(event) {
    this.heard(event)
    this.setData({ triggered: true })
  },
  played() {
    this.setData({ played: this.data.played + 1 })
  },
})
