import { open } from '@/navigation/open'
import { fileUrl } from '@/session/baseUrl'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** What the gallery begins with when there is a video: its own page plays it. */
export function useFilm(): (video: string, poster: string) => { label: string; play: () => void } | undefined {
  const texts = useTexts()
  return (video, poster) =>
    video !== ''
      ? {
          label: texts.playVideo,
          play: () => void open(routes.previewVideo, { video_url: fileUrl(video), video_img: fileUrl(poster) }),
        }
      : undefined
}
