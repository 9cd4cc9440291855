// the bar's classes lie in the app's own style sheet
export default definePageConfig({ component: true, styleIsolation: 'apply-shared' } as never)
