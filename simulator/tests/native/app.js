App({ globalData: { told: [] } })
