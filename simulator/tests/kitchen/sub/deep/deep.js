const side = require('./side')
getApp().log('deep module', side.name)
Page({
  data: { name: 'deep', query: {} },
  onLoad(query) {
    getApp().log('deep onLoad', query)
    this.setData({ query })
  },
})
