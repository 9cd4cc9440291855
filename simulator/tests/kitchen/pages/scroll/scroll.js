Page({ data: { name: 'scroll' } })
