import { api } from "@/shared/api/client";
import type { ContactMessage } from "@/shared/api/types";

/** Sends a message to the team. Raises ApiError when it is refused. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await api.POST("/api/v1.0/utils/contact-us", { body: message });
}
