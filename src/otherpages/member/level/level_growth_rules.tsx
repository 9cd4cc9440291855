export { GrowthRulesScreen as default } from '@/features/growth-rules/GrowthRulesScreen'
