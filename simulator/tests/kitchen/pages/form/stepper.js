Component({
  behaviors: ['wx://form-field'],
  methods: {
    more() {
      this.setData({ value: this.data.value + 1 })
    },
  },
})
