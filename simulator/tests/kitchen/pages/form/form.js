Page({
  data: {
    name: 'Ada',
    heard: [],
    colours: [{ name: 'red' }, { name: 'green' }, { name: 'blue' }],
  },
  heard({ type, currentTarget, detail }) {
    this.setData({ heard: [...this.data.heard, { type, id: currentTarget.id, detail }] })
  },
  typed(event) {
    this.setData({ name: event.detail.value })
    this.heard(event)
  },
  upper({ detail }) {
    return detail.value.toUpperCase()
  },
  submitted(event) {
    this.heard(event)
  },
  wasReset(event) {
    this.heard(event)
  },
})
