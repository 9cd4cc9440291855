Component({
  methods: {
    shout() {
      this.triggerEvent('shout', 'loudly', { bubbles: true, composed: true })
    },
  },
})
