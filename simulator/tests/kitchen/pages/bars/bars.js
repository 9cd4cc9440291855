Page({ data: { name: 'bars' } })
