import { STORED_PHOTO } from './photo-size.ts'

/** The size at which a picture is stored. */
export function fittedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, STORED_PHOTO.width / width, STORED_PHOTO.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
