export default definePageConfig({ styleIsolation: 'apply-shared' } as never)
