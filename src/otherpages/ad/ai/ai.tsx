export { AiCompanionScreen as default } from '@/features/ai-companion/AiCompanionScreen'
