App({
  onLaunch(options) {
    this.launched = options
  },
  globalData: {},
})
