export { PointDetailScreen as default } from '@/features/ledger/PointDetailScreen'
