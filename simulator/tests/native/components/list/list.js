Component({
  data: { names: '' },
  relations: {
    '../row/row': {
      type: 'child',
      linked(row) {
        this.setData({ names: `${this.data.names}+${row.properties.name}` })
      },
      unlinked(row) {
        this.setData({ names: `${this.data.names}-${row.properties.name}` })
      },
    },
  },
  methods: {
    howMany() {
      return this.getRelationNodes('../row/row').length
    },
  },
})
