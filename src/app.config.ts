export default defineAppConfig({ pages: ['pages/index/index/index'], window: { navigationStyle: 'custom' } })
