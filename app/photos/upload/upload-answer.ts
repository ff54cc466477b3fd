import type { PhotoFault } from './refusal.ts'

/** What the server answers to files: those that it took, in order, and a sentence for each that it did not. */
export type UploadAnswer = {
  photos: { photoId: string; key: string; url: string; width: number; height: number }[]
  refused: string[]
}

/** One status for all files of a request: 201 when one was taken, else why none was. */
export function statusOf(taken: number, refused: readonly { fault: PhotoFault }[]): number {
  if (taken > 0) return 201
  if (refused.length === 0) return 400
  if (refused.every(({ fault }) => fault === 'tooLarge')) return 413
  return refused.every(({ fault }) => fault === 'notImage' || fault === 'heic') ? 415 : 422
}

/** Reads an answer; null when it is none of ours, such as the page to sign in. */
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
