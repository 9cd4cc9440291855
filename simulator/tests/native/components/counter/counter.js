const counts = require('../../shared/counts')
Component({
  behaviors: [counts],
  externalClasses: ['extra-class'],
  options: { pureDataPattern: /^_/ },
  data: { double: 0, _hidden: 'pure', wide: { deep: 0 } },
  observers: {
    count(count) {
      this.setData({ double: count * 2, _hidden: `seen ${count}` })
    },
    'count, step'(count, step) {
      this.pairs = [...(this.pairs || []), [count, step]]
    },
    'wide.**'(wide) {
      this.widest = wide.deep
    },
  },
  lifetimes: {
    created() {
      getApp().globalData.told.push('counter created')
    },
    attached() {
      getApp().globalData.told.push('counter attached')
    },
    ready() {
      getApp().globalData.told.push('counter ready')
    },
    detached() {
      getApp().globalData.told.push('counter detached')
    },
  },
  pageLifetimes: {
    show() {
      getApp().globalData.told.push('counter shown')
    },
    hide() {
      getApp().globalData.told.push('counter hidden')
    },
  },
  methods: {
    tapped() {
      this.triggerEvent('counted', this.up())
    },
    inside() {
      return { hidden: this.data._hidden, pairs: this.pairs, widest: this.widest }
    },
    widen() {
      this.setData({ 'wide.deep': 5 })
    },
  },
})
