App({
  onLaunch(options) {
    this.launched = options
    this.log('app onLaunch', options)
  },
  onShow(options) {
    this.log('app onShow', options)
  },
  onHide() {
    this.log('app onHide')
  },
  onError(words) {
    this.log('app onError', words.split('\n')[0])
  },
  onPageNotFound(news) {
    this.log('app onPageNotFound', news)
  },
  onThemeChange(news) {
    this.log('app onThemeChange', news)
  },
  /** What happened so far, in order; tests read and empty it. */
  happened: [],
  log(name, news) {
    this.happened.push({ name, news })
  },
  globalData: {},
})
