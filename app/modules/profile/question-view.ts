import type { Question } from "./quiz";

/** A question of the quiz as its page shows it. */
export interface QuestionView {
  question: Pick<Question, "id" | "title" | "hint" | "most"> & {
    options: {
      id: string;
      label: string;
      detail?: string;
      picture?: { src: string; alt: string; width: number; height: number };
    }[];
  };
  /** Options that were chosen before. */
  chosen: string[];
  number: number;
  of: number;
  /** The question after this one, so that the device knows the way on offline. */
  following: string | null;
  /** The finished part of the quiz, in whole percent. */
  progress: number;
  back: string | null;
  isRetake: boolean;
}
