/** A source of the pictures of sights: files written by the build, or the drawing code during development. */
export interface MotifSource {
  /** Changes with any picture; part of every address, which may then be kept for ever. */
  version: string;
  /** The picture of that name, packed as gzip; undefined for one that is not drawn. */
  read(name: string): Promise<Buffer | undefined>;
  /** The same picture as pixels, for paper. */
  readPixels(name: string): Promise<Buffer | undefined>;
}
