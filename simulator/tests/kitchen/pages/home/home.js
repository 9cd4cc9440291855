Page({
  data: {
    name: 'home',
    count: 0,
    seen: '',
    list: [
      { id: 1, text: 'first' },
      { id: 2, text: 'second' },
      { id: 3, text: 'third' },
    ],
    typed: 'ab',
    written: '',
    current: 0,
  },
  events: [],
  reachDeep() {
    try {
      return require('../../sub/deep/side')
    } catch (error) {
      return error.message
    }
  },
  fetchDeep() {
    return require.async('../../sub/deep/side').catch((error) => error)
  },
  callDeep() {
    return new Promise((done) => require('../../sub/deep/side', done, done))
  },
  add(event) {
    this.setData({ count: this.data.count + event.currentTarget.dataset.step })
  },
  note(event) {
    this.events.push(event)
    this.setData({ seen: `${this.data.seen} ${event.type}`.trim() })
  },
  lastEvent() {
    return this.events[this.events.length - 1]
  },
  forget() {
    this.events.length = 0
    this.setData({ seen: '' })
  },
  picked(event) {
    this.setData({ picked: event.detail })
  },
  typed({ detail }) {
    this.setData({ typed: detail.value })
  },
  written({ detail }) {
    this.setData({ written: detail.value })
  },
  scrolled({ detail }) {
    this.setData({ scrollTop: detail.scrollTop })
  },
  swiped({ detail }) {
    this.setData({ current: detail.current })
  },
  switched({ detail }) {
    this.setData({ switched: detail.value })
  },
  slid({ detail }) {
    this.setData({ slid: detail.value })
  },
  sum(a, b) {
    return new Promise((resolve) => setTimeout(() => resolve({ sum: a + b }), 10))
  },
  fail() {
    throw new Error('broken handler')
  },
  async fails() {
    throw new Error('by an async handler')
  },
  onTabItemTap(news) {
    getApp().log('home onTabItemTap', news)
  },
  onShareAppMessage({ from }) {
    return { title: `shared from the ${from}`, path: 'pages/home/home?shared=1' }
  },
})
