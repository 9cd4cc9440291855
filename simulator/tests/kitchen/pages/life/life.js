const app = getApp()
const hooks = [
  'onShow',
  'onReady',
  'onHide',
  'onUnload',
  'onReachBottom',
  'onPageScroll',
  'onPullDownRefresh',
  'onTabItemTap',
  'onResize',
]
const definition = {
  data: { name: 'life', filled: false },
  onLoad(query) {
    app.log(`${query.as || 'life'} onLoad`)
    this.heard = []
    const channel = this.getOpenerEventChannel()
    channel.on('toOpened', (news) => this.heard.push(news))
    channel.emit('toOpener', { early: true })
  },
  heardSoFar() {
    return this.heard
  },
  notifyOpener(news) {
    this.getOpenerEventChannel().emit('toOpener', news)
  },
  fill() {
    this.setData({ filled: true })
  },
  onShareAppMessage({ from }) {
    return { title: `life from the ${from}`, path: '/pages/life/life?shared=1' }
  },
}
for (const hook of hooks)
  definition[hook] = function (news) {
    app.log(`${this.options.as || 'life'} ${hook}`, news)
    if (hook === 'onPullDownRefresh') wx.stopPullDownRefresh()
  }
Page(definition)
