/** Where each monument stands in the panorama; its plates are in the columns below it. */
export const MONUMENTS: Record<
  string,
  { x: number; y: number; width: number; height: number; column: string }
> = {
  novella: { x: 20.1, y: 42.4, width: 99.8, height: 105.6, column: '1 / 2' },
  lorenzo: { x: 148.6, y: 52.6, width: 100.8, height: 95.4, column: '2 / 3' },
  battistero: { x: 278.1, y: 53.9, width: 99.8, height: 94.1, column: '3 / 4' },
  duomo: { x: 423.2, y: 1.8, width: 309.6, height: 146.2, column: '4 / 7' },
  vescovile: { x: 791.4, y: 63.4, width: 105.3, height: 84.6, column: '7 / 8' },
  signoria: { x: 923.8, y: 7, width: 96.3, height: 141, column: '8 / 9' },
};
