Page({
  data: {
    cents: 1200,
    pair: { label: 'spread', value: 2 },
    name: 'index',
    kind: 'a',
    groups: [
      { name: 'x', cells: [1, 2] },
      { name: 'y', cells: [3] },
    ],
    step: 3,
    rows: ['one', 'two'],
    counted: [],
  },
  counted({ detail }) {
    this.setData({ counted: [...this.data.counted, detail] })
  },
  heard({ type, detail }) {
    this.setData({ heard: `${type} ${detail}` })
  },
  countThere() {
    return this.selectComponent('#counter').up()
  },
  allRows() {
    return this.selectAllComponents('.t-list >>> .t-none, .t-list row').length
  },
})
