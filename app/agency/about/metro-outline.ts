/**
 * The nine municipalities around Monterrey on a grid of 480 × 348: the outline and the borders between them. From INEGI,
 * Marco Geoestadístico 2025, simplified to a pixel and a half; a drawing must show the credit (decision 42).
 */
export const METRO_AROUND =
  'M376 277l6 8M382 285l-4 2-4-4-5 0-3 3-3-1-30 21M73 214l-29-3-3-28-9-15-1-10-31-57 8-24 6-4 8-32-7-18M15 23l6 1 3-4 1 6 23-6 12-6 9-14 9 24 24-4 4 3 2-4 4 1 6-5 17-5 3 12 0 52 6-7 42-20 11 3 4-1M201 49l16 3M411 90l-8 3-1 6 2 4 15 9-3 5 2 1 1 7-7 12-19 17 13-2 0 11 5 1 0 4 3 0 2 4M324 82l1-14 10-4M335 64l6 16 4-6 36 0 13 5 6 5 10 1 1 5M217 52l14 4 8-2M239 54l1 1M310 82l-44 0-10-3-16-24M310 82l14 0M333 306l4 23 6 9-18 7-2-3-11 6-50-26-10-8-12 21-10 0-7-2-8-9-3 1-30-7M182 318l-16-1-13-4 3-14-22-7 10-9 39 4-5-11-32-8-8 2-2-3 2-3-12-12-31 2-17-22-5-18M480 184l-4-5-23-3 1-2-3-2-5-1-1 4-29-3M376 277l3-5 6 8 15-7 5 1 4 7 5 0 4 6 12-1 5-6 6 6 3-4-10-10-2 3-18-19 7-3-4-9 11-14 12-3 3-9 8 4 1-11-13-9 5-5 26 5 7-8-4 0 7-10'
export const METRO_BETWEEN =
  'M289 135l8 8-1 7 3 0 1 9 18 9 9 0 0 3 3 1M330 172l0 11-7 5 3 9-2 4 3 3-3 2 2 4-2 8 2 3 15-2M341 219l0 5 4 7 22 36 9 10M333 306l-5-9-4-3 1-2-4-9-22-16 2-8-2-1 1-7-7-3-8-7M285 241l17-35-28-15-9 2-9-4 0-12-4-5-13-8M239 164l-8-3M231 161l15-42M246 119l6-5 6 2 3-2 11 3 7 4 8 14 2 0M231 161l-19-7-18-11-22 24-3-2-7 7-4-11-9-1-6 5 0 5-24 7-13 19-22 3 5 12-13 7-3-4M217 52l29 67M416 172l-5-1-1 4M410 175l-3 2-5-4-29-8 3-10-15-1M361 154l-17-10-4-5-13-5 1-4M328 130l-2-19 1-1 4 1-7-29M285 241l-45-30 6-33-4-2-3-12M328 130l-39 5M341 219l19 3 42-30 4-4 4-13M361 154l1 8-32 10'

/** Position of each municipality's name. */
export const METRO_NAMES: readonly [name: string, x: number, y: number][] = [
  ['García', 110, 105],
  ['Escobedo', 272, 96],
  ['Apodaca', 372, 116],
  ['San Nicolás', 318, 152],
  ['Monterrey', 283, 182],
  ['Guadalupe', 366, 190],
  ['San Pedro', 252, 214],
  ['Santa Catarina', 190, 254],
  ['Juárez', 403, 226],
]

/** Required wherever outlines of municipalities are drawn (decision 42). */
export const OUTLINE_CREDIT = 'Límites: INEGI, Marco Geoestadístico 2025'
