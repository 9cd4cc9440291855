export { CancellationScreen as default } from '@/features/cancellation/CancellationScreen'
