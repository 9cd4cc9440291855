Page({ data: { name: 'api' } })
