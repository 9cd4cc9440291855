export { NoteListScreen as default } from '@/features/notes/NoteListScreen'
