Page({ data: { name: 'form' } })
