Page({ data: { name: 'life' } })
