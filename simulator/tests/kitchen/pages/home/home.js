Page({ data: { name: 'home' } })
