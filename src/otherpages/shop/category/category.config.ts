export default definePageConfig({ enablePullDownRefresh: true, disableScroll: true })
