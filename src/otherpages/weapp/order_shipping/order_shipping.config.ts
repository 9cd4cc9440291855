export default definePageConfig({ navigationStyle: 'default' })
