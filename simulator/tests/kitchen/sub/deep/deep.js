Page({ data: { name: 'deep' } })
