Page({
  data: { count: 0, rows: [] },
  add() {
    this.setData({ count: this.data.count + 1 })
    setTimeout(() => this.setData({ rows: ['一', '二', '三'] }), 40)
    setTimeout(() => this.setData({ later: true }), 5000)
  },
  send(data) {
    this.setData(data)
  },
  lose() {
    this.setData({ 'a.b': undefined, list: [{ run() {} }] })
    this.setData({ 'a.b': undefined })
  },
  grow(size) {
    this.setData({ text: 'x'.repeat(size) })
  },
})
