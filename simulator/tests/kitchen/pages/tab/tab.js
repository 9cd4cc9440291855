Page({ data: { name: 'tab' } })
