Page({
  data: {
    name: 'api',
    kinds: [
      'getPhoneNumber',
      'getRealtimePhoneNumber',
      'getUserInfo',
      'chooseAvatar',
      'agreePrivacyAuthorization',
      'openSetting',
      'contact',
      'share',
      'feedback',
      'launchApp',
    ],
    news: [],
  },
  /** What a tap on #ask calls. */
  willAsk(name, options) {
    this.asked = { name, options }
  },
  ask() {
    const { name, options } = this.asked
    wx[name]({ ...options, complete: (result) => this.note(name, result) })
  },
  /** A browser's names, code made of text, and the global object. */
  lookAround() {
    const thrown = (run) => {
      try {
        return run()
      } catch (error) {
        return error.name
      }
    }
    const make = Function
    this.setData({
      around: [typeof name, thrown(() => fetch), thrown(() => make('return 1')), make('return this')() === globalThis],
    })
  },
  heard({ type, detail }) {
    this.note(type, detail)
  },
  note(name, detail) {
    this.setData({ news: this.data.news.concat({ name, detail }) })
  },
  /** A dialog of the app's own for the privacy contract: without looks. */
  ownPrivacyDialog() {
    wx.onNeedPrivacyAuthorization((resolve, { referrer }) => {
      this.answerPrivacy = resolve
      this.note('needPrivacy', { referrer })
      resolve({ event: 'exposureAuthorization' })
    })
  },
  resolvePrivacy(answer) {
    this.answerPrivacy(answer)
  },
  watch(selector, options) {
    this.createIntersectionObserver(options)
      .relativeToViewport({ bottom: 50 })
      .observe(selector, ({ id, dataset, intersectionRatio }) =>
        this.note('seen', { id, dataset, shown: intersectionRatio > 0 }),
      )
  },
  onPageScroll({ scrollTop }) {
    this.scrolled = scrollTop
  },
  onShareAppMessage({ from, target }) {
    return { title: `by ${from} ${target && target.id}`, path: '/pages/api/api?shared=1' }
  },
})
