App({
  globalData: { told: [] },
  onThemeChange({ theme }) {
    this.globalData.told.push(`theme ${theme}`)
  },
})
