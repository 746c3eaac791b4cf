/** Spec, sections 2, 5 and 8 (Contact). */
export const contactTexts = {
  title: "Contact Us",
  intro: "A question, a correction or a recipe you miss: write to us.",
  labels: { Name: "Name", Email: "Email", Subject: "Subject", Message: "Message" },
  cancel: "Cancel",
  send: "Send Message",
  sending: "Sending...",
  invalidName: { title: "Invalid Name", description: "Name must be at least 5 characters long." },
  invalidEmail: { title: "Invalid Email", description: "Please enter a valid email address." },
  missing: (field: string) => ({ title: `Missing ${field}`, description: `Please fill in the ${field.toLowerCase()}.` }),
  sent: {
    title: "Message sent",
    description:
      "Thank you very much for contacting us. We have received your message and will respond to you at the earliest.",
  },
  refused: { title: "Error", description: "Failed to send message. We have logged the error. Please try again." },
  failed: { title: "Error", description: "An error occurred. Please try again." },
} as const;
