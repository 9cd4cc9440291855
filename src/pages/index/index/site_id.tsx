export { SiteEntryScreen as default } from '@/features/site-entry/SiteEntryScreen'
