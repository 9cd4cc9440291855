export { EvaluateScreen as default } from '@/features/evaluation/EvaluateScreen'
