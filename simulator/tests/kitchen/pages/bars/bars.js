const pixel = (color) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`

Page({
  data: { name: 'bars', answer: '', refreshed: 0 },
  tell(answer) {
    this.setData({ answer: JSON.stringify(answer) })
  },
  ask(name, options) {
    wx[name]({ ...options, success: (result) => this.tell(result), fail: (error) => this.tell(error) })
  },
  modal() {
    this.ask('showModal', {
      title: 'Leave the kitchen?',
      content: 'The soup is still on the stove.',
      confirmText: '离开',
      cancelText: '留下',
      confirmColor: '#fa5151',
    })
  },
  editable() {
    this.ask('showModal', { title: 'A name for it', editable: true, placeholderText: 'name', content: '' })
  },
  alert() {
    this.ask('showModal', { content: 'The soup is ready.', showCancel: false })
  },
  sheet() {
    this.ask('showActionSheet', { itemList: ['Soup', 'Bread', 'Tea'], alertText: 'What shall it be?' })
  },
  toast() {
    this.ask('showToast', { title: '已完成', duration: 60000 })
  },
  words() {
    this.ask('showToast', { title: 'Nothing but words, and rather many of them', icon: 'none', duration: 60000 })
  },
  loading() {
    this.ask('showLoading', { title: '加载中', mask: true })
  },
  colors() {
    this.ask('setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: '#07c160' })
  },
  pay() {
    this.ask('requestPayment', {
      timeStamp: '1700000000',
      nonceStr: '1',
      package: 'prepay_id=1',
      signType: 'RSA',
      paySign: '1',
    })
  },
  preview() {
    this.ask('previewImage', { urls: [pixel('tomato'), pixel('teal')] })
  },
  next() {
    this.ask('navigateTo', { url: '/pages/life/life' })
  },
  onPullDownRefresh() {
    this.setData({ refreshed: this.data.refreshed + 1 })
  },
  onShareAppMessage() {
    return { title: 'Come into the kitchen', path: '/pages/bars/bars?from=share' }
  },
})
