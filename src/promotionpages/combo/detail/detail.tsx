export { ComboScreen as default } from '@/kinds/bundling/ComboScreen'
