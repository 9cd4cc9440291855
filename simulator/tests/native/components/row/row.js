Component({
  properties: { name: String },
  relations: { '../list/list': { type: 'parent' } },
})
