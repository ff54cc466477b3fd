import type { PhotoFault } from '#app/photos/upload-fault.ts'

/** Response to an upload: the stored photos in order, and a sentence per rejected file. */
export type UploadAnswer = {
  photos: { photoId: string; key: string; url: string; width: number; height: number }[]
  refused: string[]
}

/** One status for all files of a request: 201 when at least one was stored, else the reason of the rejection. */
export function statusOf(taken: number, refused: readonly { fault: PhotoFault }[]): number {
  if (taken > 0) return 201
  if (refused.length === 0) return 400
  if (refused.every(({ fault }) => fault === 'tooLarge')) return 413
  return refused.every(({ fault }) => fault === 'notImage' || fault === 'heic') ? 415 : 422
}

/** Parses a response; null when it is not ours (for example, the login page). */
export function parseUploadAnswer(text: string): UploadAnswer | null {
  try {
    const answer: unknown = JSON.parse(text)
    return isUploadAnswer(answer) ? answer : null
  } catch {
    return null
  }
}

function isUploadAnswer(answer: unknown): answer is UploadAnswer {
  return typeof answer === 'object' && answer !== null && 'photos' in answer && Array.isArray(answer.photos)
}
