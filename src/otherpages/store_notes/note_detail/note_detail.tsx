export { NoteDetailScreen as default } from '@/features/notes/NoteDetailScreen'
