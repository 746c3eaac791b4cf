import type { ContactMessage } from "@/shared/api/types";

import { contactTexts } from "./texts";

const MIN_NAME_CHARACTERS = 5;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface ContactProblem {
  field: keyof ContactMessage;
  title: string;
  description: string;
}

/** The message as it is sent: every field trimmed. */
export function trimMessage(message: ContactMessage): ContactMessage {
  return {
    Name: message.Name.trim(),
    Email: message.Email.trim(),
    Subject: message.Subject.trim(),
    Message: message.Message.trim(),
  };
}

/** The first thing wrong with a trimmed message, in the spec's order (section 5), or null. */
export function findProblem(message: ContactMessage): ContactProblem | null {
  if (message.Name.length < MIN_NAME_CHARACTERS) return { field: "Name", ...contactTexts.invalidName };
  if (!EMAIL.test(message.Email)) return { field: "Email", ...contactTexts.invalidEmail };
  if (message.Subject === "") return { field: "Subject", ...contactTexts.missing("Subject") };
  if (message.Message === "") return { field: "Message", ...contactTexts.missing("Message") };
  return null;
}
